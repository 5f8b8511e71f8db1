/** The headers by which the back end knows the user, and that the request comes from a page of this origin. */
const passedOn = ['content-type', 'cookie', 'sec-fetch-site']

/** Asks our own back end for the token of the signed-in user. */
export async function POST(request: Request) {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  try {
    const response = await fetch(`${process.env['BACK_END']}/fleet-session`, {
      method: 'POST',
      headers: [...request.headers].filter(([name]) => passedOn.includes(name)),
      body: await request.text(),
    })
    if (response.status === 204 || response.status === 401) return Response.json(null, { headers })
    if (response.ok) return Response.json(await response.json(), { headers })
    console.warn(`The back end answered with ${response.status}.`)
  } catch (error) {
    console.warn(error)
  }
  // The widget keeps its session and offers to try again. `null` would end the session.
  return new Response(null, { status: 503, headers })
}
