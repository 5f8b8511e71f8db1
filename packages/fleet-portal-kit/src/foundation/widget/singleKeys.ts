import type { DeviceStorage } from '../../provider/deviceStorage.ts'

const storageKey = 'single-keys'

/** Whether keys without Control are shortcuts. Users of speech input may switch them off. */
export const hasSingleKeys = (storage: DeviceStorage): boolean => storage.read(storageKey) !== false

export const setSingleKeys = (storage: DeviceStorage, isOn: boolean): void =>
  storage.write(storageKey, isOn ? undefined : false)
