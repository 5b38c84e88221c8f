import { LanguageMenu } from '../../../shared/page-controls/LanguageMenu.tsx'
import { ThemeMenu } from '../../../shared/page-controls/ThemeMenu.tsx'

/** What a visitor can set before signing in. */
export const AuthControls = () => (
  <>
    <LanguageMenu />
    <ThemeMenu />
  </>
)
