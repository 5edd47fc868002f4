/** Is it a deploy that is looked at before it is published? By the name that the host has for it. */
export const isPreview = (context: string | undefined): boolean =>
  context === 'deploy-preview' || context === 'branch-deploy';
