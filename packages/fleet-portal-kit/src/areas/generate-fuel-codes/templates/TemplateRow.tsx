import type { Template } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { ChevronDown, ChevronUp, Pencil, Trash2, TriangleAlert } from 'lucide'
import { memo, useState } from 'react'
import { styled } from 'styled-components'
import { Checkbox } from '../../../foundation/form/Checkbox.tsx'
import { IconButton } from '../../../foundation/ui/Button.tsx'
import { Box, VStack, InlineText, HStack, reset, VisuallyHidden } from '../../../foundation/ui/layout.ts'
import { Tag } from '../../../foundation/ui/Tag.tsx'
import { generateMessages } from '../../../locales/en/generateFuelCodes.ts'
import { fullName } from '../../../pieces/cells/PersonName.tsx'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { TemplatePreview } from './TemplatePreview.tsx'
import { hasInactiveDriver, hasInactiveVehicle, isTemplateInactive } from './templateValues.ts'

const Item = styled.li`
  ${reset}
  display: block;
  padding: ${space(2)} 0;
  border-top: 1px solid ${token('color-border')};
`

/** In a narrow widget the buttons stand beside the name, and the rest has the width below them. */
const Grid = styled(Box)`
  display: grid;
  grid-template: 'select head actions' auto 'select content actions' auto / auto minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(2)};
  @container (max-width: 640px) {
    grid-template:
      'select name actions' auto 'select tags tags' auto 'select content content' auto / auto minmax(0, 1fr)
      auto;
    column-gap: 0;
  }
`

const Head = styled(HStack)`
  grid-area: head;
  @container (max-width: 640px) {
    display: contents;
  }
`

const Tags = styled(HStack)`
  grid-area: tags;
`

const Content = styled(VStack)`
  grid-area: content;
  min-width: 0;
`

const Properties = styled(HStack)`
  gap: ${space(0.5)} ${space(3)};
`

const Actions = styled(HStack)`
  grid-area: actions;
  align-self: start;
`

const LongText = styled(InlineText)`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled(LongText)`
  grid-area: name;
  align-self: center;
  font-weight: ${token('weight-medium')};
`

export interface TemplateRowProps {
  template: Template
  /** When the template was last used, in milliseconds since the epoch. */
  usedAt: number | undefined
  isSelected: boolean
  onSelect: (template: Template, isSelected: boolean) => void
  onEdit: (template: Template) => void
  onRemove: (template: Template) => void
}

/** A template with a checkbox that selects it and a button that shows its preview. */
export const TemplateRow = memo(function TemplateRow(props: TemplateRowProps) {
  const { template, usedAt, isSelected, onSelect, onEdit, onRemove } = props
  const messages = useMessages(generateMessages)
  const { formatDay, formatLitres } = useFormats()
  const t = messages.templates
  const [isOpen, setOpen] = useState(false)
  const name = template.fuelCode ?? t.unnamed
  const { driver, vehicle } = template
  const bearers = [driver && fullName(driver), vehicle?.plateNumber].filter(Boolean).join(' · ')
  const needsReview = hasInactiveDriver(template) || hasInactiveVehicle(template)
  return (
    <Item>
      <Grid>
        <Box style={{ gridArea: 'select' }}>
          <Checkbox checked={isSelected} onChange={(event) => onSelect(template, event.target.checked)}>
            <VisuallyHidden>{t.select(name)}</VisuallyHidden>
          </Checkbox>
        </Box>
        <Head $gap={2} $wrap>
          <Name>{name}</Name>
          <Tags $gap={2} $wrap>
            {template.status && (
              <Tag tone={isTemplateInactive(template) ? 'neutral' : 'success'}>
                {isTemplateInactive(template) ? t.inactive : t.active}
              </Tag>
            )}
            {needsReview && !isOpen && (
              <Tag tone="warning" icon={TriangleAlert}>
                {t.needsLook}
              </Tag>
            )}
          </Tags>
        </Head>
        <Content $gap={1}>
          <Properties $wrap>
            <ProductChip product={template.productCode} />
            <InlineText>{formatLitres(template.volumeRedeemLimit)}</InlineText>
            <InlineText $muted>{messages.days(template.durationDays)}</InlineText>
            {bearers && !isOpen && <LongText $muted>{bearers}</LongText>}
            {usedAt !== undefined && (
              <InlineText $muted>{t.lastUsed(formatDay(new Date(usedAt).toISOString()))}</InlineText>
            )}
          </Properties>
          {isOpen && <TemplatePreview template={template} />}
        </Content>
        <Actions $gap={0}>
          <IconButton
            icon={isOpen ? ChevronUp : ChevronDown}
            label={t.preview(name)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          <IconButton icon={Pencil} label={t.edit(name)} onClick={() => onEdit(template)} />
          <IconButton icon={Trash2} label={t.remove(name)} onClick={() => onRemove(template)} />
        </Actions>
      </Grid>
    </Item>
  )
})
