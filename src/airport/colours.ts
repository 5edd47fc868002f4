/**
 * Its colours, each in the light and in the dark: of pages by the custom property of its name, and of mails, icons and
 * what else reads no stylesheet. Text stands on its ground with 4.5 to 1 or more: tests/domain/contrast.test.ts.
 */
export const colours = {
  // Surfaces and ink
  page: { light: '#f5f6f4', dark: '#07121d' },
  surface: { light: '#ffffff', dark: '#0e2031' },
  'surface-2': { light: '#eceff1', dark: '#16293c' },
  line: { light: '#d5dbe0', dark: '#21384f' },
  'line-strong': { light: '#738393', dark: '#6f879d' },
  ink: { light: '#0b1b2b', dark: '#eaf1f7' },
  'ink-2': { light: '#45566a', dark: '#b4c4d3' },
  'ink-3': { light: '#5a6a7b', dark: '#98abbd' },
  // The board and everything that is signage
  sign: { light: '#0b1b2b', dark: '#030a12' },
  'sign-ink': { light: '#ffffff', dark: '#ffffff' },
  'sign-2': { light: '#9fb3c8', dark: '#9fb3c8' },
  'sign-line': { light: '#21384f', dark: '#1b3045' },
  amber: { light: '#ffb81c', dark: '#ffb81c' },
  'amber-ink': { light: '#0b1b2b', dark: '#0b1b2b' },
  'amber-soft': { light: '#fff3d6', dark: '#33270a' },
  'amber-text': { light: '#7a4f00', dark: '#ffcb57' },
  link: { light: '#0a4fa3', dark: '#8fc0ff' },
  focus: { light: '#1257c4', dark: '#8fc0ff' },
  // Tones: text on soft background
  info: { light: '#0a4fa3', dark: '#8fc0ff' },
  'info-soft': { light: '#e4eefb', dark: '#12304f' },
  good: { light: '#0a6640', dark: '#7ddcb0' },
  'good-soft': { light: '#e0f3ea', dark: '#0c3526' },
  warn: { light: '#7a4f00', dark: '#ffcb57' },
  'warn-soft': { light: '#fff3d6', dark: '#33270a' },
  bad: { light: '#a4161a', dark: '#ffaaa5' },
  'bad-soft': { light: '#fde9e8', dark: '#45161a' },
  neutral: { light: '#45566a', dark: '#b4c4d3' },
  'neutral-soft': { light: '#eceff1', dark: '#16293c' },
} as const;
