import type { TestRunnerConfig } from '@storybook/test-runner'
import { takeNoise } from '../tests/stories/noise.ts'
import { afterStory, beforeStory, openStorybook } from '../tests/stories/visit.ts'

const config: TestRunnerConfig = {
  prepare: ({ page }) => openStorybook(page, process.env.TARGET_URL ?? ''),
  preVisit: (page, { id }) => beforeStory(page, id),
  // After a failure of its own the runner reports that; the noise around it must not reach the next story.
  postVisit: async (page, { id, hasFailure }) => {
    await (hasFailure ? takeNoise(page) : afterStory(page, id))
  },
}

export default config
