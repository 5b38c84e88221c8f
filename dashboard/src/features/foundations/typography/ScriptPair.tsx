import { Grid } from '@data1522/design-system/Grid'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import type { ReactNode } from 'react'
import { type Script, scripts } from './specimens.ts'

/** The same specimen in Latin and in Arabic, each in its own direction. */
export const ScriptPair = ({ children }: { children: (script: Script) => ReactNode }) => (
  <Grid columns={{ base: 1, md: 2 }} gap={16}>
    {scripts.map((script) => (
      <ThemeScope key={script.id} language={script.language} direction={script.direction}>
        {children(script)}
      </ThemeScope>
    ))}
  </Grid>
)
