import addonDocs, { type DocsRenderer } from '@storybook/addon-docs'
import { definePreviewAddon } from 'storybook/internal/csf'

type Renderer = Pick<InstanceType<typeof DocsRenderer>, 'render' | 'unmount'>

const { renderer } = addonDocs().parameters!.docs as { renderer: () => Promise<Renderer> }

async function drawnOnce(): Promise<Renderer> {
  const { render, unmount } = await renderer()
  let drawn: Promise<void> | undefined
  return { render: (...page) => (drawn ??= render(...page)), unmount }
}

/**
 * Draws a docs page once. Storybook also draws it anew on each change of the toolbar: it takes the examples down while
 * they render again, and reloads the window when one does not stop at once. Examples and our own blocks follow the
 * toolbar by themselves.
 */
export const addonSteadyDocs = () => definePreviewAddon({ parameters: { docs: { renderer: drawnOnce } } })
