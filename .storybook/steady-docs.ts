import { DocsRenderer } from '@storybook/addon-docs'
import { definePreviewAddon } from 'storybook/internal/csf'

async function drawnOnce() {
  const { render, unmount } = new DocsRenderer()
  let drawn: Promise<void> | undefined
  return { render: (...page: Parameters<typeof render>) => (drawn ??= render(...page)), unmount }
}

/**
 * Draws a docs page once. Storybook also draws it anew on each change of the toolbar: it takes the examples down while
 * they render again, and reloads the window when one does not stop at once. Examples and our own blocks follow the
 * toolbar by themselves.
 */
export const addonSteadyDocs = () => definePreviewAddon({ parameters: { docs: { renderer: drawnOnce } } })
