import { primaryPresets } from '@data1522/design-system/primary-presets'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { UserList } from '../../features/users/list/UserList.tsx'
import { preferenceNames } from '../../core/preferences/values.ts'
import { store } from '../../core/store.ts'
import { currentPreferences, defaultPreferences, setPreferences, type Some } from './changes.ts'
import { isCustomizerOpenAtom } from './is-open.ts'

/** Begins as nothing was chosen but what the story says, and leaves no trace. */
const begin =
  (values: Some = {}) =>
  async () => {
    const before = currentPreferences()
    const kept = defaultPreferences(
      preferenceNames.filter((name) => !['language', 'theme', 'density'].includes(name)),
    )
    await setPreferences({ ...kept, ...values })
    store.set(isCustomizerOpenAtom, true)
    return async () => {
      store.set(isCustomizerOpenAtom, false)
      await setPreferences(before)
    }
  }

const meta = preview.meta({
  title: 'Screens/Customizer',
  component: UserList,
  tags: ['!autodocs'],
  ...screenAt({ path: '/apps/user/list', groups: ['users', 'records', 'customizer'], isInAppShell: true }),
})

const drawer = () => screen.findByRole('dialog', {}, { timeout: 10_000 })
const scrollTo = async (name: string) =>
  within(await drawer())
    .getByRole('heading', { name })
    .scrollIntoView({ block: 'start' })
const loaded = () => screen.findByRole('link', { name: 'Ximena Altavista', hidden: true })

/** The page beside it stays bright, since it shows what changes. */
export const Open = meta.story({
  beforeEach: begin({ theme: 'light' }),
  play: async () => {
    await drawer()
    await loaded()
  },
})

/** Each has a mark, and a way back. */
export const Changed = meta.story({
  beforeEach: begin({
    primary: primaryPresets.emerald,
    skin: 'bordered',
    contrast: 'more',
    'text-size': 110,
    'nav-layout': 'horizontal',
    'footer-type': 'sticky',
  }),
  play: async () => {
    await drawer()
  },
})

/** What makes no difference now is off, and says why. */
export const HorizontalLayout = meta.story({
  beforeEach: begin({ theme: 'light', 'nav-layout': 'horizontal' }),
  play: () => scrollTo('Layout'),
})

export const LanguageAndTransfer = meta.story({
  beforeEach: begin(),
  play: () => scrollTo('Reading and motion'),
})

/** What was wrong in a file is told, thing by thing; what was right is taken over. */
export const FileWithFaults = meta.story({
  beforeEach: begin(),
  play: async () => {
    const content = {
      product: 'DATA1522',
      kind: 'preferences',
      version: 1,
      preferences: { density: 'compact', theme: 'blue', 'text-size': 900, colour: 'red' },
    }
    await drawer()
    const input = await waitFor(() =>
      document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!,
    )
    await userEvent.upload(input, new File([JSON.stringify(content)], 'preferences.json'))
    ;(await screen.findByRole('alert')).scrollIntoView({ block: 'start' })
  },
})
