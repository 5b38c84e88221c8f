import { Grid } from '@data1522/design-system/Grid'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { useText } from '../../../../core/i18n/useText.ts'

/** Rows follow the density of the page, or of a part of it. */
export function Density() {
  const text = useText()

  return (
    <Grid columns={2}>
      <ThemeScope density="comfortable">
        <List aria-label={text('listDemos.files')}>
          <ListItem title={text('listDemos.price')} />
          <ListItem title={text('listDemos.contract')} />
          <ListItem title={text('listDemos.photos')} />
        </List>
      </ThemeScope>
      <ThemeScope density="compact">
        <List aria-label={text('listDemos.files')}>
          <ListItem title={text('listDemos.price')} />
          <ListItem title={text('listDemos.contract')} />
          <ListItem title={text('listDemos.photos')} />
        </List>
      </ThemeScope>
    </Grid>
  )
}
