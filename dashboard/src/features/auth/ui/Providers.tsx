import { Button } from '@data1522/design-system/Button'
import { Grid } from '@data1522/design-system/Grid'
import { Icon } from '@data1522/design-system/Icon'
import { IconBrandApple, IconBrandGithub, IconBrandGoogle } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { DemoNote } from './DemoNote.tsx'

const providers = [
  { name: 'Google', icon: IconBrandGoogle },
  { name: 'GitHub', icon: IconBrandGithub },
  { name: 'Apple', icon: IconBrandApple },
]

/** The ways in by an account that one has elsewhere. */
export function Providers() {
  const text = useText()
  const [asked, setAsked] = useState<string>()
  return (
    <Stack gap={12}>
      <Grid columns={{ base: 1, sm: 3 }} gap={8}>
        {providers.map(({ name, icon }) => (
          <Button key={name} isBlock start={<Icon icon={icon} size={18} />} onPress={() => setAsked(name)}>
            {name}
          </Button>
        ))}
      </Grid>
      {asked && (
        <DemoNote key={asked} isLive>
          {text('authForms.providerDemo', { provider: asked })}
        </DemoNote>
      )}
    </Stack>
  )
}
