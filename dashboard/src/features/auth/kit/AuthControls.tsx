import { LanguageMenu } from '../../../app/controls/LanguageMenu.tsx'
import { ThemeMenu } from '../../../app/controls/ThemeMenu.tsx'

/** What a visitor can set before signing in. */
export const AuthControls = () => (
  <>
    <LanguageMenu />
    <ThemeMenu />
  </>
)
