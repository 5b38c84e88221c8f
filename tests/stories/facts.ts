import type { Page } from 'playwright-core'
import type { AxeException } from './axe.ts'
import type { NoiseException } from './noise.ts'

/** What a story says about its own test. */
export interface StoryFacts {
  id: string
  tags: string[]
  a11y?: { exceptions?: AxeException[] }
  console?: { exceptions?: NoiseException[] }
  picture?: { width?: number }
}

interface Preview {
  ready: () => Promise<unknown>
  storyRenders: { phase?: string }[]
  loadStory: (of: { storyId: string }) => Promise<{
    tags: string[]
    parameters: Pick<StoryFacts, 'a11y' | 'console' | 'picture'>
  }>
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview
}

/** Asks the open Storybook about a story, which need not be the one on show. */
export const factsOf = (page: Page, id: string): Promise<StoryFacts> =>
  page.evaluate(async (storyId) => {
    await __STORYBOOK_PREVIEW__.ready()
    const { tags, parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId })
    return {
      id: storyId,
      tags,
      a11y: { exceptions: parameters.a11y?.exceptions },
      console: parameters.console,
      picture: parameters.picture,
    }
  }, id)
