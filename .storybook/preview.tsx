import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure, prettyDOM } from 'storybook/test'
import '../design-system/src/theme/styles.ts'
import '../design-system/src/theme/wireframe.css.ts'
import './preview.css'
import '../dashboard/src/page.css'
import { latePageOf } from '../tests/support/late-page.ts'
import { type Language, loadMessages } from '../design-system/src/locale/languages.ts'
import { LocaleProvider } from '../design-system/src/locale/LocaleProvider.tsx'
import { ThemeScope } from '../design-system/src/theme/ThemeScope.tsx'
import { DocsFrame } from './DocsFrame.tsx'
import { DocsPage } from './DocsPage.tsx'
import { tellDefaults } from './default-values.ts'
import { pickIcons } from './icon-picker.ts'
import { addonMocks } from './mocks.ts'
import { type Modes, scopeOf, showModes, toolbar } from './modes.ts'
import { pageRules } from './page-rules.ts'
import { addonSteadyDocs } from './steady-docs.ts'

// A machine at work is slower than the second that is the default.
configure({ asyncUtilTimeout: 60_000, getElementError: latePageOf(prettyDOM) })

export default definePreview({
  addons: [addonDocs(), addonSteadyDocs(), addonA11y(), addonMocks()],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: { container: DocsFrame, page: DocsPage },
    a11y: { test: 'error', config: { rules: pageRules.map((id) => ({ id, enabled: false })) } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Overview',
          'What changed',
          'Theme builder',
          'Foundations',
          'Layout',
          'Actions',
          'Feedback',
          'Overlays',
          'Navigation',
          'Data display',
          'Charts',
          'Forms',
          'Patterns',
          'Screens',
          'Demos',
        ],
      },
    },
  },
  argTypesEnhancers: [tellDefaults, pickIcons],
  globalTypes: toolbar,
  initialGlobals: {
    theme: 'light',
    skin: 'default',
    density: 'comfortable',
    textSize: '100',
    direction: 'auto',
    language: 'en',
    primary: 'sky',
    motion: 'system',
    api: 'behaves',
  },
  loaders: [async ({ globals }) => ({ messages: await loadMessages(globals.language as Language) })],
  decorators: [
    (Story, { globals, loaded, storyGlobals, viewMode }) => {
      // An example with modes of its own must not turn the whole docs page.
      const isApart = viewMode === 'docs' && Object.keys(storyGlobals).length > 0
      if (!isApart) showModes(globals as unknown as Modes)
      const story = (
        <LocaleProvider language={globals.language as Language} messages={loaded.messages as never}>
          <Story />
        </LocaleProvider>
      )
      return isApart ? <ThemeScope {...scopeOf(storyGlobals)}>{story}</ThemeScope> : story
    },
  ],
})
