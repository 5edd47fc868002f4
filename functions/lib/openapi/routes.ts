import type { Handler } from '../http/endpoint.ts';
import type { Routes } from '../http/route.ts';

/** Every function with routes but the one that describes them; loaded only to be described. A test holds this list against the folder. */
const described = () =>
  Promise.all([
    import('../../airfield.ts'),
    import('../../airplane.ts'),
    import('../../announcements.ts'),
    import('../../authenticate-refresh.ts'),
    import('../../authenticate.ts'),
    import('../../bramki.ts'),
    import('../../cars.ts'),
    import('../../contact-info.ts'),
    import('../../docs.ts'),
    import('../../email.ts'),
    import('../../fetch_client.ts'),
    import('../../files.ts'),
    import('../../flight_data.ts'),
    import('../../flights.ts'),
    import('../../health.ts'),
    import('../../logi.ts'),
    import('../../login_log.ts'),
    import('../../logout.ts'),
    import('../../look-ups.ts'),
    import('../../luggage.ts'),
    import('../../my-data.ts'),
    import('../../offer.ts'),
    import('../../orders.ts'),
    import('../../parking.ts'),
    import('../../password.ts'),
    import('../../register.ts'),
    import('../../rent.ts'),
    import('../../reset-passwd.ts'),
    import('../../sessions.ts'),
    import('../../sprzet.ts'),
    import('../../stripe-create-payment-intent.ts'),
    import('../../stripe-webhook.ts'),
    import('../../tickets.ts'),
    import('../../users.ts'),
  ]);

export async function everyRoute(): Promise<Routes> {
  const modules: { default: Handler }[] = await described();
  return Object.assign({}, ...modules.map((it) => it.default.routes));
}
