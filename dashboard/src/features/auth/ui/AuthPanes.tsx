import { AuthLayout, type AuthLayoutProps } from '@data1522/design-system/AuthLayout'
import { appTitle } from '../../../core/brand.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { AuthControls } from './AuthControls.tsx'

/** The frame of two panes: the product's promise, and a form. */
export function AuthPanes(props: Pick<AuthLayoutProps, 'children' | 'contentWidth'>) {
  const text = useText()
  return (
    <AuthLayout
      {...props}
      brand={appTitle}
      headline={text('auth.headline')}
      lede={text('auth.lede')}
      controls={<AuthControls />}
    />
  )
}
