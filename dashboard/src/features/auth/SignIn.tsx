import { AuthPanes } from './ui/AuthPanes.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The way in: e-mail and password, with the demo's accounts at hand. */
export const SignIn = () => (
  <AuthPanes>
    <SignInForm />
  </AuthPanes>
)
