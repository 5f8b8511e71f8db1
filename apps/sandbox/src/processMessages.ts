import type { PushMessage } from './context.ts'
import type { OpenDatabase } from './db/openDatabase.ts'

/** What a process does for its own connections. */
interface LocalConnections {
  /** Sends a message to the open pages of a user. */
  emit(message: PushMessage): void
  /** Ends the connections of a user or of a session. */
  disconnect(userOrSessionId: string): void
  /** Sends the feature flags to every page. */
  publishFlags(): void
}

type ProcessMessage =
  { type: 'push'; message: PushMessage } | { type: 'disconnect'; id: string } | { type: 'flags' }

/**
 * Does for the connections to every process what `local` does for those to this one. A user's pages may be connected to several
 * processes.
 */
export async function connectProcesses(
  { openChannel }: Pick<OpenDatabase, 'openChannel'>,
  local: LocalConnections,
  onFailure: (error: unknown) => void,
) {
  const receive = (message: ProcessMessage) => {
    if (message.type === 'push') local.emit(message.message)
    else if (message.type === 'disconnect') local.disconnect(message.id)
    else local.publishFlags()
  }
  const channel = await openChannel?.({
    onMessage: (message) => receive(message as ProcessMessage),
    // Nothing else tells a page of the flags that have changed. The other messages it reads.
    onReconnect: () => local.publishFlags(),
    onFailure,
  })
  const tellOthers = (message: ProcessMessage) => channel?.publish(message)
  return {
    emit(message: PushMessage): void {
      local.emit(message)
      tellOthers({ type: 'push', message })
    },
    disconnect(id: string): void {
      local.disconnect(id)
      tellOthers({ type: 'disconnect', id })
    },
    publishFlags(): void {
      local.publishFlags()
      tellOthers({ type: 'flags' })
    },
    close: async () => channel?.close(),
  }
}
