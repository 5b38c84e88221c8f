import { IconButton } from '@data1522/design-system/IconButton'
import { IconDeviceDesktop, IconMoon, IconSun } from '@data1522/design-system/icons'
import { Menu } from '@data1522/design-system/Menu'
import { useAtom } from 'jotai'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import type { Preferences } from '../../core/preferences/values.ts'

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop }

/** Chooses light, dark or what the system says. */
export function ThemeMenu() {
  const text = useText()
  const [theme, setTheme] = useAtom(preferences.theme)
  return (
    <Menu
      label={text('app.theme')}
      selectionMode="single"
      selectedIds={[theme]}
      onSelectionChange={([id]) => id && setTheme(id as Preferences['theme'])}
      sections={[
        {
          id: 'themes',
          entries: (['light', 'dark', 'system'] as const).map((id) => ({
            id,
            label: text(`app.theme.${id}`),
            icon: icons[id],
          })),
        },
      ]}
    >
      <IconButton icon={icons[theme]} label={text('app.theme')} />
    </Menu>
  )
}
