import { useId } from 'react'
import { styled } from 'styled-components'
import { ChoiceCard, ChoiceRadio } from '../../../foundation/form/choice.ts'
import { Lockable } from '../../../foundation/form/Lockable.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { Box, VStack, InlineText, HStack, reset } from '../../../foundation/ui/layout.ts'
import { cashInChannelsMessages } from '../../../locales/en/cashInChannels.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { channelDefinitions, type Channel } from './channels.tsx'

const Frame = styled(Box)`
  container-type: inline-size;
`

const ChannelGrid = styled.fieldset`
  ${reset}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(3)};
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`

const Note = styled(InlineText)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

interface ChannelPickerProps {
  channels: readonly Channel[]
  /** The methods that cannot be used now. Undefined while that is not known. */
  unavailable: ReadonlySet<Channel> | undefined
  value: Channel
  onChange: (channel: Channel) => void
  /** Whether the page has locked the payment method. */
  isLocked: boolean
}

/** The radio group of the payment methods. */
export function ChannelPicker({ channels, unavailable, value, onChange, isLocked }: ChannelPickerProps) {
  const t = useMessages(cashInMessages)
  const { names, notes, askForAccounts } = useMessages(cashInChannelsMessages)
  const id = useId()
  const noteOf = (channel: Channel) => {
    if (!unavailable?.has(channel)) return notes[channel]
    // Without accounts of the page, support names them.
    return channel === 'manual-bank-deposit' ? askForAccounts : t.unavailable
  }
  return (
    <Frame>
      <VStack $gap={2}>
        <Lockable isLocked={isLocked}>
          {(noteId) => (
            <ChannelGrid
              role="radiogroup"
              aria-label={t.channel}
              aria-disabled={isLocked || undefined}
              aria-describedby={noteId}
            >
              {channels.map((channel) => (
                <ChoiceCard key={channel}>
                  <ChoiceRadio
                    name={id}
                    value={channel}
                    checked={channel === value}
                    aria-label={names[channel]}
                    aria-describedby={`${id}-${channel}`}
                    onChange={() => onChange(channel)}
                  />
                  <VStack $gap={1}>
                    <HStack>
                      <Icon of={channelDefinitions[channel].icon} size={20} />
                      <InlineText $strong>{names[channel]}</InlineText>
                    </HStack>
                    <Note id={`${id}-${channel}`}>{noteOf(channel)}</Note>
                  </VStack>
                </ChoiceCard>
              ))}
            </ChannelGrid>
          )}
        </Lockable>
      </VStack>
    </Frame>
  )
}
