import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Icon } from '@data1522/design-system/Icon'
import { IconArrowLeft, IconArrowRight } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { HelpArticle } from '@data1522/mocks/contract/help-center'
import { useText } from '../../../../core/i18n/useText.ts'
import { useHelpHref } from '../useHelpHref.ts'

/** The articles before and after this one, in the order of its category. */
export function Neighbours({ article }: { article: HelpArticle }) {
  const text = useText()
  const { article: articleHref } = useHelpHref()
  const { slug, articleList } = article
  const place = articleList.findIndex((one) => one.slug === slug)
  const neighbours = [
    { id: 'previous', icon: IconArrowLeft, link: articleList[place - 1] },
    { id: 'next', icon: IconArrowRight, link: articleList[place + 1] },
  ] as const
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={16}>
      {place === 0 && <Box />}
      {neighbours.map(
        ({ id, icon, link }) =>
          link && (
            <Card key={id}>
              <Inline gap={12} isWrapping={false}>
                {id === 'previous' && <Icon icon={icon} size={18} />}
                <Box isFilling>
                  <Stack gap={0}>
                    <Text size="sm" ink="subtle">
                      {text(`helpArticle.${id}`)}
                    </Text>
                    <Link href={articleHref(link.slug)} variant="quiet">
                      {link.title}
                    </Link>
                  </Stack>
                </Box>
                {id === 'next' && <Icon icon={icon} size={18} />}
              </Inline>
            </Card>
          ),
      )}
    </Grid>
  )
}
