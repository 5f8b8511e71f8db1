/** The part of the browser's Trusted Types that the kit uses. TypeScript has no types for them. */
interface Policy {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Policy) => Policy
}

function createPolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  try {
    return trustedTypes?.createPolicy('fleet-portal-kit', {
      createHTML: (html) => html,
      createScriptURL: (url) => url,
    })
  } catch {
    // The content security policy of the page does not list the name.
    return undefined
  }
}

/**
 * The policy `fleet-portal-kit` for pages that require Trusted Types. HTML of it is only parsed, in a document without scripts,
 * and its only script is the worker of the import. One for the page, because a policy cannot be created twice. Undefined
 * without Trusted Types.
 */
export const trustedTypesPolicy = createPolicy()

/** Marks HTML that is only parsed as trusted. */
export const trustedHtml = (html: string): string => trustedTypesPolicy?.createHTML(html) ?? html

/**
 * Runs a function that creates a worker, and marks its URL as trusted. Bundlers find a worker only as `new Worker(new URL(…))`, so
 * the constructor is replaced while the function runs.
 */
export function createTrustedWorker(create: () => Worker): Worker {
  const policy = trustedTypesPolicy
  if (!policy) return create()
  const trust = (url: string) => policy.createScriptURL(url)
  const RealWorker = globalThis.Worker
  const TrustedWorker = class extends RealWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(trust(String(url)), options)
    }
  }
  try {
    globalThis.Worker = TrustedWorker
    return create()
  } finally {
    globalThis.Worker = RealWorker
  }
}
