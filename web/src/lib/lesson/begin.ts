import { myName } from '../called';
import { t } from '../i18n';
import { makeLesson, RequestError, tableInfo } from '../net/api';
import { keepTable, tokenFor } from '../net/credentials';
import { introduce } from '../net/people';
import { BOT_NAMES } from '../pages/setup';
import { go } from '../router.svelte';
import { keepLesson, keptLesson, lessonOf } from './kept';

/** Whether there is a first game to go on with here. */
export function isUnderWay(): boolean {
  return keptLesson()?.isOver === false;
}

/** Go on with the first game that was begun here, or begin one. */
export async function learn(): Promise<void> {
  const name = myName() || t('new-name-me');
  const table = (await openLesson()) ?? (await newLesson(name));
  go(`/t/${encodeURIComponent(table)}`);
}

/** The table of the first game under way, if the server still has it. */
async function openLesson(): Promise<string | null> {
  const kept = keptLesson();
  if (!kept || kept.isOver) return null;
  try {
    const { status } = await tableInfo(kept.table, tokenFor(kept.table));
    return status === 'ended' ? null : kept.table;
  } catch (error) {
    if (error instanceof RequestError && error.code !== null) return null;
    throw error;
  }
}

async function newLesson(player: string): Promise<string> {
  const { token: person } = await introduce(player);
  const name = t('lesson-table');
  const bot = BOT_NAMES.find((other) => other !== player) ?? '';
  const made = await makeLesson({ name, player, bot }, person);
  keepTable({ table: made.table, token: made.token });
  keepLesson(lessonOf(made.table));
  return made.table;
}
