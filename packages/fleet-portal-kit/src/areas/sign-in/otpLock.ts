import type { DeviceStore } from '../../provider/deviceStore.ts'

const key = 'otp-locks'

/** When the lock of an e-mail ends, kept by the browser so that a reload does not lift it. Ended locks are dropped. */
export function otpLock(store: DeviceStore, email: string) {
  const name = email.trim().toLowerCase()
  const all = () => {
    const locks = (store.read(key) ?? {}) as Record<string, number>
    return Object.fromEntries(Object.entries(locks).filter(([, end]) => end > Date.now()))
  }
  return {
    read: (): number | undefined => all()[name],
    write: (end: number) => store.write(key, { ...all(), [name]: end }),
  }
}
