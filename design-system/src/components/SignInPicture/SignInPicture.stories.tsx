import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { SignInPicture } from './SignInPicture.tsx'

const meta = preview.meta({ title: 'Data display/SignInPicture', component: SignInPicture })

export const Playground = meta.story()

export const RightToLeft = meta.story({ globals: { language: 'ar' }, args: { scene: 'code' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Grid columns={2} gap={16}>
        <SignInPicture />
        <SignInPicture scene="register" />
        <SignInPicture scene="password" />
        <SignInPicture scene="code" />
        <SignInPicture scene="mail" />
      </Grid>
    </Pictures>
  ),
})
