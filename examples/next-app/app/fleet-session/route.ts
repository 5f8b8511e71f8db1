/** Asks our own back end for the token of the signed-in user. */
export async function POST() {
  const response = await fetch(`${process.env['BACK_END']}/fleet-session`, { method: 'POST' })
  return Response.json(await response.json())
}
