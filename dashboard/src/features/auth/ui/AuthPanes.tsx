import { AuthLayout, type AuthLayoutProps } from '@data1522/design-system/AuthLayout'
import type { SignInPictureProps } from '@data1522/design-system/SignInPicture'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { appTitle } from '../../../core/brand.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { lazyOrNothing } from '../../../core/lazy-or-nothing.ts'
import { useMedia } from '../../../core/useMedia.ts'
import { AuthControls } from './AuthControls.tsx'

const SignInPicture = lazyOrNothing<SignInPictureProps>(
  async () => (await import('@data1522/design-system/SignInPicture')).SignInPicture,
)

/** From here on there are two panes. */
const TWO_PANES = '(min-width: 960px)'

/** What the address says that the visitor is about to do. */
const scenes = [
  ['register', 'register'],
  ['password', 'password'],
  ['two-steps', 'code'],
  ['verify-email', 'mail'],
] as const

const sceneAt = (pathname: string) => scenes.find(([part]) => pathname.includes(part))?.[1]

/** The frame of two panes: the product's promise, and a form. */
export function AuthPanes(props: Pick<AuthLayoutProps, 'children' | 'contentWidth'>) {
  const text = useText()
  const { pathname } = useLocation()
  const hasPanes = useMedia(TWO_PANES)
  return (
    <AuthLayout
      {...props}
      brand={appTitle}
      headline={text('auth.headline')}
      description={text('auth.description')}
      picture={
        hasPanes && (
          <Suspense>
            <SignInPicture scene={sceneAt(pathname)} />
          </Suspense>
        )
      }
      controls={<AuthControls />}
    />
  )
}
