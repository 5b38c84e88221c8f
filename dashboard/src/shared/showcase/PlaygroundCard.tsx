import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { type ReactNode, useState } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { ModeSwitches } from './ModeSwitches.tsx'
import { codeOf, initialValues, type Playground, type PlaygroundSettings } from './playground.ts'
import { PlaygroundField } from './PlaygroundField.tsx'
import { ScopedDemo, useDemoModes } from './demo-modes.tsx'

/** The component with its props as controls, and the code that they come to. */
export function PlaygroundCard({ id, playground }: { id: string; playground: Playground }) {
  const text = useText()
  const modes = useDemoModes()
  const [changed, setChanged] = useState<PlaygroundSettings>({})
  const values = { ...initialValues(playground, text), ...changed }
  const render = playground.render as (values: PlaygroundSettings) => ReactNode
  const controls = Object.entries(playground.controls)
  const fields = (isSwitch: boolean) =>
    controls
      .filter(([, { kind }]) => (kind === 'switch') === isSwitch)
      .map(([prop, control]) => (
        <PlaygroundField
          key={prop}
          prop={prop}
          control={control}
          value={values[prop]!}
          onChange={(value) => setChanged({ ...changed, [prop]: value })}
        />
      ))
  const switches = fields(true)
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <CardHeader
          id={id}
          title={text('showcase.playground')}
          subtitle={text('showcase.playgroundText')}
          actions={
            <>
              {Object.keys(changed).length > 0 && (
                <Button variant="plain" size="small" onPress={() => setChanged({})}>
                  {text('showcase.reset')}
                </Button>
              )}
              <ModeSwitches modes={modes} name={text('showcase.playground')} />
            </>
          }
        />
        <Grid columns={{ base: 1, md: 2 }}>
          <ScopedDemo modes={modes}>
            <Box background="sunken" radius="card" paddingBlock={64} paddingInline={24}>
              <Inline justify="center">{render(values)}</Inline>
            </Box>
          </ScopedDemo>
          <Stack gap={16}>
            {fields(false)}
            {switches.length > 0 && <Inline gap={20}>{switches}</Inline>}
          </Stack>
        </Grid>
        <CodeBlock
          code={codeOf(playground, values)}
          language="tsx"
          label={text('showcase.playgroundCode')}
          isWrapping
        />
      </Stack>
    </Card>
  )
}
