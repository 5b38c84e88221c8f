import { Box } from '@data1522/design-system/Box'
import { Brand } from '@data1522/design-system/Brand'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { PrintSheet } from '@data1522/design-system/PrintSheet'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useId } from 'react'
import { useMedia } from '../../../core/useMedia.ts'
import { BidiText } from './BidiText.tsx'
import type { InvoiceContent } from './content.ts'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceTotals } from './InvoiceTotals.tsx'
import type { Fact } from '../pdf/document-labels.ts'
import { useInvoiceLabels } from './useInvoiceLabels.ts'

const factItems = (facts: readonly Fact[]) =>
  facts.map(({ term, value }) => ({ term, description: <Text as="bdi">{value}</Text> }))

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack gap={2}>
    {lines.map((line) => (
      <BidiText key={line} ink="muted">
        {line}
      </BidiText>
    ))}
  </Stack>
)

/** Where four columns have room. */
const WIDE = '(width >= 37.5rem)'

/** The document of an invoice. */
export function InvoicePrintSheet({ sheet }: { sheet: InvoiceContent }) {
  const { labels, isShopPending } = useInvoiceLabels(sheet)
  const titleId = useId()
  const hasColumns = useMedia(WIDE)
  return (
    <PrintSheet aria-labelledby={titleId}>
      <Stack gap={32}>
        <Inline justify="between" align="start" gap={24}>
          <Stack gap={12}>
            {isShopPending ? (
              <Skeleton shape="text" lines={6} width={220} />
            ) : (
              <>
                <Brand name={labels.shop.name} />
                <Lines lines={labels.shop.lines} />
              </>
            )}
          </Stack>
          <Stack gap={12}>
            <Heading level={2} size="page" id={titleId}>
              {labels.title}
            </Heading>
            <Box minWidth={250}>
              <DescriptionList items={factItems(labels.facts)} />
            </Box>
          </Stack>
        </Inline>
        <Divider />
        <Grid columns={{ base: 1, sm: 2 }} gap={24}>
          <Stack gap={8}>
            <Heading level={3}>{labels.client.title}</Heading>
            <BidiText weight="semibold">{labels.client.name}</BidiText>
            <Lines lines={labels.client.lines} />
          </Stack>
          <Stack gap={8}>
            <Heading level={3}>{labels.payTitle}</Heading>
            <DescriptionList items={factItems(labels.pay)} />
          </Stack>
        </Grid>
        <InvoiceLines labels={labels} isCompact={!hasColumns} />
        <InvoiceTotals labels={labels} />
        {[labels.note, labels.terms].map(
          (part) =>
            part && (
              <Stack key={part.title} gap={4}>
                <Heading level={3}>{part.title}</Heading>
                <BidiText ink="muted">{part.text}</BidiText>
              </Stack>
            ),
        )}
        {labels.stub && (
          <Stack as="section" gap={12} aria-label={labels.stub.title}>
            <Divider />
            <Heading level={3}>{labels.stub.title}</Heading>
            <Text ink="muted">{labels.stub.text}</Text>
            <DescriptionList items={factItems(labels.stub.facts)} columns={2} />
          </Stack>
        )}
      </Stack>
    </PrintSheet>
  )
}
