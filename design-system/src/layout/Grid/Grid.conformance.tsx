import type { Examples } from '../../../../tests/conformance/example.ts'
import { Grid } from './Grid.tsx'

export const examples: Examples = {
  Grid: (probe, words) => (
    <Grid {...probe} columns={2}>
      <p>{words}</p>
      <p>{words}</p>
    </Grid>
  ),
}
