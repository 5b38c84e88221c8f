import { AuthFrame } from './ui/AuthFrame.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The way in, in the frame that the address asks for. */
export const SignInVariant = () => (
  <AuthFrame>
    <SignInForm />
  </AuthFrame>
)
