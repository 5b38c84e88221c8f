import { getJestConfig } from '@storybook/test-runner'
import { ARGS, chromiumPath } from '../scripts/chromium.mjs'
import { joinSections } from '../tests/stories/sections.mjs'

const base = getJestConfig()

joinSections(process.env.TEST_ROOT, process.env.STORIES)

export default {
  ...base,
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: await chromiumPath(), args: ARGS },
      contextOptions: { reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-US', timezoneId: 'UTC' },
    },
  },
}
