import { Button } from '../../../components/Button/Button.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { IconLanguage, IconSun } from '../../../icons/icons.ts'
import { Stack } from '../../../layout/Stack/Stack.tsx'

/** What stands on a page where one signs in, whatever its layout. */
export const content = (
  <Stack gap={20}>
    <Stack gap={4}>
      <Heading level={1} size="large">
        Welcome back
      </Heading>
      <Text ink="muted">Sign in to pick up where you left off.</Text>
    </Stack>
    <Form label="Sign in" onSubmit={() => undefined}>
      <Stack gap={16}>
        <TextField label="E-mail" type="email" autoComplete="username" size="large" />
        <PasswordField label="Password" autoComplete="current-password" size="large" />
        <Button type="submit" variant="solid" tone="primary" size="large" isBlock>
          Sign in
        </Button>
      </Stack>
    </Form>
  </Stack>
)
export const controls = (
  <>
    <IconButton icon={IconLanguage} label="Language" />
    <IconButton icon={IconSun} label="Theme" />
  </>
)

export const arabicContent = (
  <Stack gap={4}>
    <Heading level={1} size="large">
      مرحبًا بعودتك
    </Heading>
    <Text ink="muted">سجّل الدخول لتتابع من حيث توقفت.</Text>
  </Stack>
)
