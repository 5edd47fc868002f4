import { expect, test } from 'vitest';
import { exampleFile, settingsPage } from '../../netlify/settings/settings-text.ts';

test('.env.example and the page of settings say what the settings are', async () => {
  await expect(exampleFile()).toMatchFileSnapshot('../../.env.example');
  await expect(settingsPage()).toMatchFileSnapshot('../../docs/settings.md');
});
