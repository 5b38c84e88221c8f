import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { SignInPicture } from './SignInPicture.tsx'

test.each(['signIn', 'register', 'password', 'code', 'mail'] as const)(
  '%s is decoration, which nobody is told of',
  async (scene) => {
    const { container } = await render(<SignInPicture scene={scene} />)
    expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
  },
)
