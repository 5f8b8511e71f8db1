export interface HostConfig {
  /** The API base. */
  apiUrl: string
  /** The terms of use; without it the menu has no link. */
  termsUrl?: string
  /** Put before the token in the Authorization header. */
  authScheme?: 'Bearer'
}

const built: HostConfig = {
  apiUrl: import.meta.env.VITE_API_URL ?? '/api',
  ...(import.meta.env.VITE_TERMS_URL && { termsUrl: import.meta.env.VITE_TERMS_URL }),
}

/** The values of the build, with those of `config.json` beside the page over them: one build serves any server. */
export async function loadConfig(): Promise<HostConfig> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' })
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return response.ok && isJson ? { ...built, ...((await response.json()) as Partial<HostConfig>) } : built
  } catch {
    return built
  }
}
