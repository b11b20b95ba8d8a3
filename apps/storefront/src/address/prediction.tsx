import type { ShippingMethod } from '@selvedge/contract/basket-shape.ts';
import { bindDay } from '@selvedge/domain/date/bind-day.ts';
import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { writeRange } from '@selvedge/domain/date/write-range.ts';
import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { useEffect, useState } from 'react';
import { type Translate, useMarket, useT } from '../lib/shop-context.tsx';

const hour = 60 * 60_000;

/** The day it arrives, and how long that holds: the last hours before the cut-off are counted down. */
export function Prediction({ method }: { method: ShippingMethod }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const now = useMinute();
  const { deliveryPrediction: range, predictedDeliveryDate, predictionCutoff } = method;
  if (!predictedDeliveryDate) return null;
  const from = new Date(range?.earliest ?? predictedDeliveryDate);
  const to = new Date(range?.latest ?? predictedDeliveryDate);
  const day = apart(bindDay(writeRange(days(locale), from, to)));
  const left = predictionCutoff ? new Date(predictionCutoff).getTime() - now : 0;
  return (
    <>
      {t(method.deliveryType === 'home' ? 'checkout.arrives' : 'checkout.ready', { day })}
      {left > 0 && (
        <>
          {'\u00a0· '}
          {left < 12 * hour
            ? t('checkout.within', { time: apart(countdown(t, left, locale)) })
            : t('checkout.orderBy', { moment: apart(moment(locale).format(new Date(predictionCutoff))) })}
        </>
      )}
    </>
  );
}

/** A day of one script within a sentence of another keeps its own direction. */
const apart = (text: string) => `\u2068${text}\u2069`;

/** Passes with the minutes, without moving anything. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function countdown(t: Translate, left: number, locale: string): string {
  const minutes = Math.max(1, Math.floor(left / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = t('unit.minutes', { value: formatCount(minutes % 60, locale) });
  return hours > 0 ? `${t('unit.hours', { value: formatCount(hours, locale) })}\u00a0${rest}` : rest;
}

/** Days are days wherever they are read; the moment until which to order is read on one's own clock. */
const days = (locale: string) => dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
const moment = (locale: string) => dateFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
