/** A sentence, or a function that makes one from values. */
export type Message = string | ((...parts: never[]) => string)
export type Dictionary = { readonly [key: string]: Message | Dictionary }

/** Replaces sentences by namespace and key. A plain sentence may replace a function. */
export type MessageOverrides = Readonly<Record<string, Dictionary>>
