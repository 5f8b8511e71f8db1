import type { MerchantPayment } from 'fleet-portal-api-client/contract/merchantPayments'
import { hasPurchaseOrders } from 'fleet-portal-api-client/contract/access'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { styled } from 'styled-components'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { InlineText, reset } from '../../foundation/ui/layout.ts'
import { Tag } from '../../foundation/ui/Tag.tsx'
import type { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import type { nonFuelTransactionsMessages } from '../../locales/en/nonFuelTransactions.ts'
import { LineClamp } from '../../pieces/cells/LineClamp.ts'
import { strikeThroughVoided } from '../../pieces/cells/strikeThroughVoided.tsx'
import type { paymentColumns } from '../../pieces/cells/paymentColumns.tsx'
import { TextButton } from '../../pieces/cells/TextButton.ts'

/** The remarks that the dialog shows on screen. Paper has no dialog, so the row shows them there. */
const OnPaper = styled.span`
  ${reset}
  display: none;
  @media print {
    display: inline;
  }
`

interface PurchaseColumnOptions {
  t: typeof nonFuelTransactionsMessages.defaults
  payments: typeof cardPaymentsMessages.defaults
  formats: Formats
  common: ReturnType<typeof paymentColumns>
  fleet: Pick<Fleet, 'plbType'> | undefined
  openRemarks: (item: MerchantPayment) => void
}

/** The columns for a fleet: purchase orders only for fleets with manual POs, remarks only for voided purchases. */
export function purchaseColumns(options: PurchaseColumnOptions): ListColumn<MerchantPayment>[] {
  const { t, payments, formats, common, fleet, openRemarks } = options
  return [
    common.date,
    common.station,
    common.card,
    common.vehicle,
    {
      id: 'amount',
      header: payments.amount,
      align: 'end',
      cell: strikeThroughVoided(({ amount }) => (
        <InlineText $strong $nowrap>
          {formats.formatPesos(amount)}
        </InlineText>
      )),
    },
    common.orders(fleet !== undefined && hasPurchaseOrders(fleet.plbType)),
    {
      id: 'transactionRemarks',
      header: t.transactionRemarks,
      width: '140px',
      cell: strikeThroughVoided(
        ({ transactionRemarks: remarks }) => remarks && <LineClamp title={remarks}>{remarks}</LineClamp>,
      ),
    },
    {
      id: 'status',
      header: payments.status,
      cell: (item) => {
        const isVoided = item.status === 'voided'
        const number = item.orNumber ?? item.merchantPaymentId
        return (
          <TwoLineCell
            detail={
              isVoided && (
                <>
                  <TextButton aria-label={payments.viewRemarks(number)} onClick={() => openRemarks(item)}>
                    {payments.view}
                  </TextButton>
                  <OnPaper>{item.remarks || payments.noReason}</OnPaper>
                </>
              )
            }
          >
            <Tag tone={isVoided ? 'neutral' : 'success'}>{payments.statuses[item.status]}</Tag>
          </TwoLineCell>
        )
      },
    },
  ]
}
