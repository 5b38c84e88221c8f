import { IconButton } from '@data1522/design-system/IconButton'
import { IconLanguage } from '@data1522/design-system/icons'
import type { Language } from '@data1522/design-system/locale'
import { Menu } from '@data1522/design-system/Menu'
import { useAtomValue } from 'jotai'
import { changeLanguage } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'

/** Each language by its own name, so that one finds it without knowing the present one. */
const names: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' }

/** Chooses the language of everything; it changes without a reload. */
export function LanguageMenu() {
  const text = useText()
  const language = useAtomValue(preferences.language)
  return (
    <Menu
      label={text('app.language')}
      selectionMode="single"
      selectedIds={[language]}
      onSelectionChange={([id]) => id && void changeLanguage(id as Language)}
      sections={[
        { id: 'languages', entries: Object.entries(names).map(([id, label]) => ({ id, label, lang: id })) },
      ]}
    >
      <IconButton icon={IconLanguage} label={text('app.language')} />
    </Menu>
  )
}
