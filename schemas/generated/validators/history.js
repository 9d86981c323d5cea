// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"pageNum":1,"pageSize":1,"sort":1,"entity":1,"recordId":1,"recordVersion":1,"action":1,"id":1,"createdTime":1,"createdBy":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func5 = ucs2length;
const pattern0 = new RegExp("^-?(entity|recordId|recordVersion|action|id|createdTime|createdBy)$", "u");
const pattern1 = new RegExp("^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(entity|recordId|recordVersion|action|id|createdTime|createdBy)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.entity !== undefined && func0.call(data, "entity")){
let data3 = data.entity;
if(typeof data3 === "string"){
if(func5(data3) > 200){
const err9 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.recordId !== undefined && func0.call(data, "recordId")){
let data4 = data.recordId;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(typeof data4 === "string"){
if(func5(data4) > 100){
const err11 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(Array.isArray(data4)){
if(data4.length > 200){
const err13 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func5(data5) > 100){
const err14 = {instancePath:instancePath+"/recordId/" + i0,schemaPath:"#/properties/recordId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/recordId/" + i0,schemaPath:"#/properties/recordId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err16);
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err17 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err17);
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
if(data.recordVersion !== undefined && func0.call(data, "recordVersion")){
let data6 = data.recordVersion;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!((key1 === "from") || (key1 === "to"))){
const err18 = {instancePath:instancePath+"/recordVersion",schemaPath:"#/properties/recordVersion/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err18);
errors++;
}
}
if(data6.from !== undefined && func0.call(data6, "from")){
let data7 = data6.from;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/recordVersion/from",schemaPath:"#/properties/recordVersion/properties/from/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err19);
errors++;
}
}
if(data6.to !== undefined && func0.call(data6, "to")){
let data8 = data6.to;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/recordVersion/to",schemaPath:"#/properties/recordVersion/properties/to/type",keyword:"type",params:{type: "number"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/recordVersion",schemaPath:"#/properties/recordVersion/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data9 = data.action;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(typeof data9 === "string"){
if(func5(data9) > 100){
const err22 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err23);
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
const _errs29 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err24 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err24);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func5(data10) > 100){
const err25 = {instancePath:instancePath+"/action/" + i1,schemaPath:"#/properties/action/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/action/" + i1,schemaPath:"#/properties/action/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err27);
errors++;
}
var _valid1 = _errs29 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err28 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err28);
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data11 = data.id;
const _errs34 = errors;
let valid8 = false;
const _errs35 = errors;
if(typeof data11 === "string"){
if(func5(data11) > 100){
const err29 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err30);
errors++;
}
var _valid2 = _errs35 === errors;
valid8 = valid8 || _valid2;
const _errs37 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err31 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err31);
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(func5(data12) > 100){
const err32 = {instancePath:instancePath+"/id/" + i2,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/id/" + i2,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err34);
errors++;
}
var _valid2 = _errs37 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err35);
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data13 = data.createdTime;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 of Object.keys(data13)){
if(!((key2 === "from") || (key2 === "to"))){
const err36 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
const err37 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
if(data13.to !== undefined && func0.call(data13, "to")){
let data15 = data13.to;
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
const err39 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d:\\d\\d)?$"}};
vErrors = add(vErrors, err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data16 = data.createdBy;
const _errs49 = errors;
let valid12 = false;
const _errs50 = errors;
if(typeof data16 === "string"){
if(func5(data16) > 100){
const err42 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
var _valid3 = _errs50 === errors;
valid12 = valid12 || _valid3;
const _errs52 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
const err44 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err44);
errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(typeof data17 === "string"){
if(func5(data17) > 100){
const err45 = {instancePath:instancePath+"/createdBy/" + i3,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/createdBy/" + i3,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err47);
errors++;
}
var _valid3 = _errs52 === errors;
valid12 = valid12 || _valid3;
if(!valid12){
const err48 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err48);
errors++;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err49);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/entity":"数据","/recordId":"记录","/recordVersion":"版本","/recordVersion/from":"版本","/recordVersion/to":"版本","/action":"操作","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人"};

export const validators = {
  "history.list": validator(check0, titles0),
};

export const rules = {"history":[]};

export const coerce = {};
