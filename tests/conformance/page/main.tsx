import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../design-system/src/theme/styles.ts'
import { type Language, loadMessages } from '../../../design-system/src/locale/languages.ts'
import { LocaleProvider } from '../../../design-system/src/locale/LocaleProvider.tsx'
import { entries, words } from '../registry.ts'

export interface Scene {
  name: string
  words: keyof typeof words
  language: Language
  theme: string
  density: string
}

const probe = { ref: () => undefined, 'data-probe': 'here' }
const root = createRoot(document.getElementById('root')!)
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Draws one component in one mode, and answers when it stands. */
async function show(scene: Scene) {
  const { draw, hasElement } = entries.find(({ name }) => name === scene.name)!
  const messages = await loadMessages(scene.language)
  Object.assign(document.documentElement.dataset, {
    theme: scene.theme,
    density: scene.density,
    motion: 'reduced',
  })
  document.documentElement.lang = scene.language
  document.documentElement.dir = scene.language === 'ar' ? 'rtl' : 'ltr'
  // A new key: what stood before, and its focus, goes away whole.
  root.render(
    <LocaleProvider key={JSON.stringify(scene)} language={scene.language} messages={messages}>
      <StrictMode>{draw(probe, words[scene.words])}</StrictMode>
    </LocaleProvider>,
  )
  await nextFrame()
  // What opens is loaded when it is asked for.
  while (hasElement && !document.querySelector('[data-probe]')) await nextFrame()
  // What comes softly is transparent until it has come.
  do await nextFrame()
  while (document.querySelector('[data-entering]'))
}

/** Gives what is drawn another density, which only styles read, and answers when it stands. */
async function setDensity(density: string) {
  document.documentElement.dataset.density = density
  await nextFrame()
  await nextFrame()
}

const conformance = { show, setDensity }

declare global {
  var conformance: { show: (scene: Scene) => Promise<void>; setDensity: (density: string) => Promise<void> }
}

globalThis.conformance = conformance
