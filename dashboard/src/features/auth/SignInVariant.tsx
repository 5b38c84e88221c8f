import { AuthFrame } from './ui/AuthFrame.tsx'
import { Providers } from './ui/Providers.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The way in, in the frame that the address asks for. */
export const SignInVariant = () => (
  <AuthFrame>
    <SignInForm>
      <Providers />
    </SignInForm>
  </AuthFrame>
)
