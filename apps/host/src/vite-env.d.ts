/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_PRODUCT_NAME?: string
  readonly VITE_API_URL?: string
  readonly VITE_TERMS_URL?: string
  readonly VITE_FLAGS_URL?: string
  readonly VITE_SOCKET_URL?: string
  readonly VITE_MAPS_KEY?: string
  readonly VITE_CARD_TOKENS_URL?: string
  readonly VITE_CARD_PUBLIC_KEY?: string
  readonly VITE_RAW_CARDS?: string
}
