import { useEffect, useRef, useState } from 'react'
import { SegmentedControl } from '../../../../design-system/src/components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../../../design-system/src/components/Select/Select.tsx'
import type { CustomTheme } from '../../../../design-system/src/theme/custom-theme.ts'
import { themeCss } from '../../../../design-system/src/theme/theme-css.ts'
import { themedPlacement } from '../../../../design-system/src/theme/themed-roles.ts'

const themes = { light: 'Light', dark: 'Dark' } as const
const languages = { en: 'English', ar: 'Arabic' } as const

/** How the screen is shown. */
interface Look {
  mode: keyof typeof themes
  language: keyof typeof languages
}

const screens = {
  dashboard: 'Dashboard',
  orders: 'Orders',
  settings: 'Settings',
  'sign-in-form': 'Sign in',
} as const
type Screen = keyof typeof screens

const ID = 'theme-of-builder'

/** Puts the theme on the page in a frame, over what the toolbar of Storybook sets there. */
function dress(page: Document, theme: CustomTheme) {
  const { hue, chroma } = themedPlacement(theme)
  const style = page.getElementById(ID) ?? page.head.appendChild(page.createElement('style'))
  style.id = ID
  style.textContent = [
    themeCss(theme).replace(':root:not([data-density])', ':root'),
    `:root { --ds-primary-hue: ${hue} !important; --ds-primary-chroma: ${chroma} !important; }`,
  ].join('\n')
}

const optionsOf = <Id extends string>(labels: Record<Id, string>) =>
  Object.entries<string>(labels).map(([id, label]) => ({ id: id as Id, label }))

function Frame({ screen, mode, language, theme }: Look & { screen: Screen; theme: CustomTheme }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const show = () => {
    const page = frame.current?.contentDocument
    if (page?.head) dress(page, theme)
  }
  useEffect(show)
  return (
    <iframe
      ref={frame}
      title={[screens[screen], themes[mode], languages[language]].join(', ')}
      src={`./iframe.html?id=theme-preview--${screen}&viewMode=story&globals=theme:${mode};language:${language}`}
      onLoad={show}
    />
  )
}

/** Screens of the product in the theme; one at a time, since each is a whole page. */
export function Preview({ theme }: { theme: CustomTheme }) {
  const [screen, setScreen] = useState<Screen>('dashboard')
  const [mode, setMode] = useState<Look['mode']>('light')
  const [language, setLanguage] = useState<Look['language']>('en')
  return (
    <div className="f-preview">
      <div className="f-preview-bar">
        <Select
          label="Screen"
          isLabelHidden
          options={optionsOf(screens)}
          value={screen}
          onChange={(id) => id && setScreen(id)}
        />
        <SegmentedControl
          label="Theme of the screen"
          isLabelHidden
          options={optionsOf(themes)}
          value={mode}
          onChange={setMode}
        />
        <SegmentedControl
          label="Language of the screen"
          isLabelHidden
          options={optionsOf(languages)}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <Frame
        key={`${screen} ${mode} ${language}`}
        screen={screen}
        mode={mode}
        language={language}
        theme={theme}
      />
    </div>
  )
}
